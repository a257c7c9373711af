// A boardgame.io server with the smallest game there is: whoever's turn it is adds one.
// node server.cjs PORT memory|FOLDER
'use strict';

const { Server, Origins, FlatFile } = require('boardgame.io/server');
const game = require('./game.cjs');

const [port, where] = process.argv.slice(2);
const db = where === 'memory' ? undefined : new FlatFile({ dir: where });
const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...(db && { db }) });

server.run({ port: Number(port), callback: () => console.log('ready') });

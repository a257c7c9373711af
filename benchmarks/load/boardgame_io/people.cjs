// People at tables of three: each has a socket, thinks, adds one when it is their turn, and waits for the answer.
// node people.cjs URL TABLES PAUSE SECONDS; says `ready`, begins to measure at a line of input, prints one object.
'use strict';

const { io } = require('socket.io-client');

const [url, tables, pause, seconds] = process.argv.slice(2);
const SEATS = 3;
const times = [];
let seated = 0;
let begin; // opens the gate, when everybody has sat down
const gate = new Promise((open) => {
  begin = open;
});

async function post(path, body) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

const think = () => new Promise((done) => setTimeout(done, -Math.log(1 - Math.random()) * pause * 1000));

function sit(matchID, playerID, credentials) {
  let sent = null; // the number of the state that my move was made in, and when
  const socket = io(`${url}/counting`, { transports: ['websocket'], forceNew: true });

  async function see(state) {
    if (sent !== null && state._stateID > sent.number) {
      times.push(performance.now() - sent.at);
      sent = null;
    }
    if (sent === null && state.ctx.currentPlayer === playerID) {
      sent = { number: state._stateID, at: Infinity };
      await gate;
      await think();
      sent.at = performance.now();
      const payload = { type: 'add', args: [], playerID, credentials };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
    }
  }

  socket.on('sync', (_, { state }) => {
    seated += 1;
    see(state);
  });
  socket.on('update', (_, state) => see(state));
  socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, SEATS));
  socket.on('connect_error', (error) => fail(error));
}

// All join before the first one connects: with files, boardgame.io reads and writes who sits where without taking
// turns, and a seat that is taken while another one connects may be lost again.
async function open() {
  const { matchID } = await post('/games/counting/create', { numPlayers: SEATS });
  const credentials = [];
  for (let seat = 0; seat < SEATS; seat += 1) {
    const who = { playerID: String(seat), playerName: `Person ${seat + 1}` };
    credentials.push((await post(`/games/counting/${matchID}/join`, who)).playerCredentials);
  }
  credentials.forEach((words, seat) => sit(matchID, String(seat), words));
}

function fail(error) {
  console.error(String(error));
  process.exit(1);
}

async function main() {
  for (let table = 0; table < Number(tables); table += 1) await open();
  while (seated < SEATS * Number(tables)) await new Promise((done) => setTimeout(done, 50));
  begin();
  console.log('ready');
  process.stdin.once('data', () => {
    times.length = 0;
    const began = performance.now();
    setTimeout(() => {
      const ms = times.map((time) => Number(time.toFixed(2)));
      const found = { ms, seconds: (performance.now() - began) / 1000 };
      process.stdout.write(`${JSON.stringify(found)}\n`, () => process.exit(0));
    }, Number(seconds) * 1000);
  });
}

main().catch(fail);

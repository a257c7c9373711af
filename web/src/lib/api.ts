/**
 * The server's doors. Whatever goes wrong arrives as a `ProblemError` with a code that has a text: refused by the
 * server, no connection, too slow, or an answer that makes no sense.
 */
import type {
  AdminState,
  AdminTableInfo,
  AdminTables,
  AuditLine,
  ChangeTable,
  ChatLine,
  Credentials,
  Frames,
  GameInfo,
  Lobby,
  Me,
  NameMe,
  NewTable,
  Play,
  Problem,
  Proof,
  Reason,
  Say,
  SeatRequest,
  Suggestion,
  TableInfo,
  TakeBack,
  Undo,
  Update,
  WhyNot,
} from '../wire'
import { problemText } from './problems'
import { texts } from './texts.svelte'

const PATIENCE = 15_000
/** How often a request is made in all, and how long it rests between, when it may be made twice. */
const RESTS = [300, 1200]
/** Answers of servers and proxies that are starting, busy or gone for a moment. */
const PASSING = new Set([502, 503, 504])

export type Failure = 'refused' | 'offline' | 'slow' | 'garbled'

export class ProblemError extends Error {
  constructor(
    readonly failure: Failure,
    readonly problem: Problem,
    /** The status of the answer; 0 without one. */
    readonly status: number,
    /** For people who report it. */
    readonly request: string,
  ) {
    super(problem.code)
    this.name = 'ProblemError'
  }

  get code(): string {
    return this.problem.code
  }

  /** The sentence, in the language that is spoken now. */
  get text(): string {
    return problemText(this.problem)
  }
}

/** Anything that was thrown, as a problem. */
export function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return new ProblemError('garbled', local('web-broken', { detail }), 0, '')
}

function local(code: string, facts: Problem['facts'] = {}): Problem {
  return { code, message: '', facts, rule: '' }
}

interface Order {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  /** May be made twice without harm: reading, and deeds with a key of their own. */
  again?: boolean
  signal?: AbortSignal
  /** The answer is a text, not JSON. */
  plain?: boolean
}

function cookie(name: string): string {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : ''
}

async function request<T>(path: string, order: Order = {}): Promise<T> {
  const method = order.method ?? 'GET'
  const again = order.again ?? method === 'GET'
  for (let attempt = 0; ; attempt++) {
    try {
      return await once<T>(path, method, order)
    } catch (error) {
      const rest = RESTS[attempt]
      const passing =
        error instanceof ProblemError && (error.failure !== 'refused' || PASSING.has(error.status))
      if (!again || !passing || rest === undefined || order.signal?.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, rest * (0.75 + Math.random() / 2)))
    }
  }
}

async function once<T>(path: string, method: string, order: Order): Promise<T> {
  const patience = AbortSignal.timeout(PATIENCE)
  const signal = order.signal ? AbortSignal.any([order.signal, patience]) : patience
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': texts.language }
  if (order.body !== undefined) headers['Content-Type'] = 'application/json'
  if (method !== 'GET') headers['x-csrf-token'] = await token()
  const what = `${method} ${path}`
  let answer: Response
  try {
    const body = order.body === undefined ? null : JSON.stringify(order.body)
    answer = await fetch(path, { method, headers, body, signal, credentials: 'same-origin' })
  } catch (error) {
    if (order.signal?.aborted) throw error
    if (patience.aborted) throw new ProblemError('slow', local('web-slow'), 0, what)
    throw new ProblemError('offline', local('web-offline'), 0, what)
  }
  if (answer.status === 204) return undefined as T
  const text = await answer.text().catch(() => '')
  const data = parse(text)
  if (!answer.ok) throw refused(answer.status, data, what)
  if (order.plain) return text as T
  if (data === undefined) throw new ProblemError('garbled', local('web-garbled'), answer.status, what)
  return data as T
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function refused(status: number, data: unknown, what: string): ProblemError {
  const found = typeof data === 'object' && data !== null ? (data as Partial<Problem>) : {}
  if (typeof found.code !== 'string')
    return new ProblemError(PASSING.has(status) ? 'offline' : 'garbled', local('web-garbled'), status, what)
  const { code, message = '', facts = {}, rule = '' } = found
  return new ProblemError('refused', { code, message, facts, rule }, status, what)
}

/** The token that the server gives every visitor in a cookie; any reading request brings it. */
async function token(): Promise<string> {
  if (!cookie('hoftag-csrf')) await fetch('/api/me', { credentials: 'same-origin' }).catch(() => null)
  return cookie('hoftag-csrf')
}

function post<T>(path: string, body: unknown = undefined, again = false): Promise<T> {
  return request<T>(path, body === undefined ? { method: 'POST', again } : { method: 'POST', body, again })
}

function query(values: Record<string, string | number | null | undefined>): string {
  const out = new URLSearchParams()
  for (const [key, value] of Object.entries(values))
    if (value !== null && value !== undefined) out.set(key, String(value))
  const text = out.toString()
  return text ? `?${text}` : ''
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`
const adminAt = (id: string) => `/api/admin/tables/${encodeURIComponent(id)}`

/** A key for a deed: the same one is never carried out twice. */
export function newKey(): string {
  return hex(12)
}

/** Random hexadecimal digits; also a person's share of chance. */
export function hex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const api = {
  games: () => request<GameInfo[]>('/api/games'),
  board: <T>(hash: string) => request<T>(`/api/boards/${encodeURIComponent(hash)}`),

  me: () => request<Me>('/api/me'),
  nameMe: (body: NameMe) => post<Me>('/api/me', body, true),
  register: (body: Credentials) => post<Me>('/api/account', body),
  signIn: (body: Credentials) => post<Me>('/api/session', body),
  signOut: () => request<unknown>('/api/session', { method: 'DELETE' }),

  lobby: (signal?: AbortSignal) => request<Lobby>('/api/lobby', signal ? { signal } : {}),
  open: (body: NewTable) => post<TableInfo>('/api/tables', body),
  table: (id: string) => request<TableInfo>(at(id)),
  change: (id: string, body: ChangeTable) =>
    request<TableInfo>(at(id), { method: 'PATCH', body, again: true }),
  seat: (id: string, seat: number, body: SeatRequest) => post<TableInfo>(`${at(id)}/seats/${seat}`, body),
  start: (id: string) => post<TableInfo>(`${at(id)}/start`),
  close: (id: string) => post<TableInfo>(`${at(id)}/close`),

  view: (id: string, seat: number | null) => request<Update>(`${at(id)}/view${query({ seat })}`),
  play: (id: string, body: Play) => post<Update>(`${at(id)}/actions`, body, true),
  undo: (id: string, body: Undo) => post<Update>(`${at(id)}/undo`, body, true),
  takeBack: (id: string, body: TakeBack) => post<TableInfo>(`${at(id)}/takeback`, body),
  /** Why a notation is refused; `*` stands for any argument that is not chosen yet. */
  why: (id: string, seat: number, notation: string) =>
    request<WhyNot>(`${at(id)}/why${query({ seat, try: notation })}`),
  /** What a computer player would answer in my place: one answer, or all parts of a secret choice, in this order. */
  suggest: (id: string, seat: number) => request<Suggestion>(`${at(id)}/suggestion${query({ seat })}`),
  /** Why a computer player gave an answer, by what my seat could know then. */
  reason: (id: string, seat: number, move: number) =>
    request<Reason>(`${at(id)}/reason${query({ seat, move })}`),
  chat: (id: string, since = 0) => request<ChatLine[]>(`${at(id)}/chat${query({ since })}`),
  say: (id: string, body: Say) => post<unknown>(`${at(id)}/chat`, body),
  frames: (id: string, seat: number | null, start: number, count: number) =>
    request<Frames>(`${at(id)}/frames${query({ seat, start, count })}`),
  proof: (id: string) => request<Proof>(`${at(id)}/proof`),
  rematch: (id: string) => post<TableInfo>(`${at(id)}/rematch`),
  branch: (id: string, seat: number | null, move: number) =>
    post<TableInfo>(`${at(id)}/branch${query({ seat, move })}`),

  adminState: () => request<AdminState>('/api/admin/state'),
  adminTables: (status: string, find: string) =>
    request<AdminTables>(`/api/admin/tables${query({ status, find })}`),
  adminTable: (id: string) => request<AdminTableInfo>(adminAt(id)),
  adminClose: (id: string, why: string) => post<AdminTableInfo>(`${adminAt(id)}/close`, { why }),
  /** The record as text; of a game that is not over only if that is what is wanted. */
  adminRecord: (id: string, running: boolean) =>
    request<string>(`${adminAt(id)}/record${query({ running: String(running) })}`, {
      method: 'POST',
      plain: true,
    }),
  audit: () => request<AuditLine[]>('/api/admin/audit'),

  recordPath: (id: string) => `${at(id)}/record`,
  qrPath: (id: string) => `${at(id)}/qr.svg`,
}

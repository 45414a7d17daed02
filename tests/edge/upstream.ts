/** A chat endpoint on loopback whose behaviour is set by each test. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A model's evaluation as models give it: out of range, incomplete, wordy. `parseReply` has the repairs. */
export const RAW_EVALUATION = {
  overallScore: '78',
  scores: { structure: 140, content: 71, ats: -5 },
  strengths: ['  Trayectoria clara  ', '', 'Logros con cifras', '<b>Fechas</b> completas'],
  recommendations: [
    { category: 'Contenido', suggestion: 'Añade cifras a cada logro', priority: 'Alta' },
    { category: 'Marketing', suggestion: 'Usa un solo formato de fecha', priority: 'Urgente' },
    { suggestion: ' ' },
  ],
  summary: 'Un buen currículum al que le faltan cifras.',
};

export type Behaviour =
  | { readonly kind: 'good'; readonly evaluation?: unknown }
  | { readonly kind: 'content'; readonly content: unknown; readonly finishReason?: string }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'raw'; readonly body: string; readonly contentType?: string }
  | { readonly kind: 'huge'; readonly megabytes: number }
  | { readonly kind: 'drip'; readonly status?: number; readonly everyMs?: number }
  | { readonly kind: 'silent' }
  | { readonly kind: 'reset' };

export interface RecordedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Upstream {
  /** For AI_BASE_URL. */
  readonly url: string;
  readonly calls: readonly RecordedCall[];
  /** Connections that were closed before their reply was complete. */
  readonly aborted: number;
  /** Forgets the calls and answers with these in turn; the last one stays. */
  script(...behaviours: readonly [Behaviour, ...Behaviour[]]): void;
  close(): Promise<void>;
}

export async function startUpstream(): Promise<Upstream> {
  let script: Behaviour[] = [{ kind: 'good' }];
  const calls: RecordedCall[] = [];
  let aborted = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      calls.push({ method, path, headers, body: Buffer.concat(chunks).toString('utf8') });
      const behaviour = script.length > 1 ? script.shift() : script[0];
      if (behaviour) perform(behaviour, response);
    });
    response.on('close', () => {
      if (!response.writableFinished) aborted += 1;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    get aborted() {
      return aborted;
    },
    script(...behaviours) {
      script = [...behaviours];
      calls.length = 0;
      aborted = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function perform(behaviour: Behaviour, response: ServerResponse): void {
  switch (behaviour.kind) {
    case 'good': {
      const json = JSON.stringify(behaviour.evaluation ?? RAW_EVALUATION, null, 2);
      sendChat(response, `Aquí tienes la evaluación:\n\`\`\`json\n${json}\n\`\`\`\nEspero que te sirva.`, 'stop');
      return;
    }
    case 'content':
      sendChat(response, behaviour.content, behaviour.finishReason ?? 'stop');
      return;
    case 'status':
      response.writeHead(behaviour.status, { 'content-type': 'application/json', ...behaviour.headers });
      response.end(behaviour.body === undefined ? '' : JSON.stringify(behaviour.body));
      return;
    case 'raw':
      response.writeHead(200, { 'content-type': behaviour.contentType ?? 'application/json' });
      response.end(behaviour.body);
      return;
    case 'huge':
      sendHuge(response, behaviour.megabytes);
      return;
    case 'drip':
      drip(response, behaviour.status ?? 200, behaviour.everyMs ?? 100);
      return;
    case 'silent':
      return;
    case 'reset':
      response.destroy();
  }
}

function sendChat(response: ServerResponse, content: unknown, finishReason: string): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const reply = {
    id: 'reply-1',
    model: 'scripted-1',
    choices: [{ index: 0, finish_reason: finishReason, message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 1200, completion_tokens: 340, total_tokens: 1540 },
  };
  // Queued services keep the connection alive with blank lines.
  response.end(`\n\n${JSON.stringify(reply)}`);
}

function sendHuge(response: ServerResponse, megabytes: number): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = ' '.repeat(64 * 1024);
  let left = megabytes * 16;
  const push = () => {
    while (left > 0) {
      left -= 1;
      if (!response.write(chunk)) return void response.once('drain', push);
    }
    response.end('{}');
  };
  push();
}

/** Blank lines for ever. */
function drip(response: ServerResponse, status: number, everyMs: number): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write('\n'), everyMs);
  response.on('close', () => clearInterval(timer));
}

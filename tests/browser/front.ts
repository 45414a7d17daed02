/**
 * Stands in front of a site and can lose a file of it, or send a page piece by piece: what a worker's worker fetches, and the pace of an
 * answer, are out of Playwright's reach.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Front {
  readonly origin: string;
  /** Path that is answered with 404; null: none. */
  missing: string | null;
  /** Where pages are cut: before each match a piece ends, and the next is sent when the browser has had time to paint. Null: nowhere. */
  cuts: RegExp | null;
  /** Requests for what was missing. */
  readonly refused: number;
  close(): Promise<void>;
}

const PAINTED_MS = 50;

async function sendPieces(response: ServerResponse, page: string, cuts: RegExp): Promise<void> {
  for (const piece of page.split(cuts)) {
    response.write(piece);
    await new Promise((done) => setTimeout(done, PAINTED_MS));
  }
  response.end();
}

export async function startFront(site: string): Promise<Front> {
  let refused = 0;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', site);
    if (url.pathname === front.missing) {
      refused += 1;
      response.writeHead(404).end();
      return;
    }
    fetch(url).then(
      async (answer) => {
        const type = answer.headers.get('content-type') ?? 'application/octet-stream';
        response.writeHead(answer.status, { 'content-type': type });
        if (front.cuts && type.startsWith('text/html')) await sendPieces(response, await answer.text(), front.cuts);
        else response.end(Buffer.from(await answer.arrayBuffer()));
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const front: Front = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    missing: null,
    cuts: null,
    get refused() {
      return refused;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return front;
}

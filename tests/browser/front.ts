/** Stands in front of a site and can lose a file of it: what a worker's worker fetches is out of Playwright's reach. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Front {
  readonly origin: string;
  /** Path that is answered with 404; null: none. */
  missing: string | null;
  /** Requests for what was missing. */
  readonly refused: number;
  close(): Promise<void>;
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
        response.end(Buffer.from(await answer.arrayBuffer()));
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const front: Front = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    missing: null,
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

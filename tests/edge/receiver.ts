/** What the operator's webhook would be: a server on loopback that answers as each test says. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Delivery {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Receiver {
  readonly url: string;
  readonly deliveries: readonly Delivery[];
  /** Forgets the deliveries and answers with these statuses in turn; the last one stays. 0: hangs up. */
  script(...statuses: readonly [number, ...number[]]): void;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  let statuses: number[] = [200];
  const deliveries: Delivery[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      deliveries.push({ headers: request.headers, body });
      const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200;
      if (status === 0) response.destroy();
      else response.writeHead(status, status >= 300 && status < 400 ? { location: '/elsewhere' } : {}).end('thanks');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    deliveries,
    script(...next) {
      statuses = [...next];
      deliveries.length = 0;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

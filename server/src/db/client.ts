import { callbackify } from 'node:util';
import { Client, type ClientConfig } from 'pg';
import { findWritable, splitHosts } from './hosts.ts';

type Callback = ((error: Error) => void) | ((error: null, client: Client) => void);

/** A connection to the database, of whose hosts it finds the one that takes writes. */
export class DatabaseClient extends Client {
  readonly #url: string;

  constructor(config: string | ClientConfig = {}) {
    const given = typeof config === 'string' ? { connectionString: config } : config;
    const url = given.connectionString ?? '';
    super({ ...given, connectionString: splitHosts(url)[0] });
    this.#url = url;
    // A lost connection is reported by the query that fails. Without a listener from the beginning, one that is lost as
    // soon as it is open would end the process.
    this.on('error', () => undefined);
  }

  override connect(): Promise<Client>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<Client> | void {
    if (splitHosts(this.#url).length === 1)
      return callback ? super.connect(callback) : super.connect();
    if (!callback) return this.#connectToWritable();
    callbackify(() => this.#connectToWritable())(callback as (error: Error | null) => void);
  }

  async #connectToWritable() {
    const { host, port } = new Client(await findWritable(this.#url));
    Object.assign(this, { host, port });
    return super.connect();
  }
}

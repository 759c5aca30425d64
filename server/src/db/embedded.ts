/** The database that Kindred brings with it. */
export interface Embedded {
  readonly url: string;
  stop(): Promise<void>;
}

import type { Client, Submittable } from 'pg';

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

interface Messages extends Submittable {
  parse(query: { text: string; name: string; types: number[] }, more?: boolean): void;
  describe(what: { type: 'S'; name: string }, more?: boolean): void;
  sync(): void;
  once(event: string, listener: (message: { dataTypeIDs: number[] }) => void): void;
}

/** Asks the database for the types of a statement's parameters and columns, without running it. */
export function describeStatement(client: Client, text: string) {
  return new Promise<{ params: number[]; fields: readonly Field[] }>((resolve, reject) => {
    let params: number[] = [];
    let fields: readonly Field[] = [];
    let failure: Error | undefined;
    const query = {
      submit(connection: Messages) {
        connection.once('parameterDescription', ({ dataTypeIDs }) => {
          params = dataTypeIDs;
        });
        connection.parse({ text, name: '', types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription(message: { fields: readonly Field[] }) {
        fields = message.fields;
      },
      handleError(error: Error) {
        failure = error;
      },
      handleReadyForQuery() {
        if (failure) reject(failure);
        else resolve({ params, fields });
      },
    };
    client.query(query as unknown as Submittable);
  });
}

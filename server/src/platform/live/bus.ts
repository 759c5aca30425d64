/** Carries short texts between the processes of a service. Lost texts are reported, not sent again. */
export interface Bus {
  /** Rejects when the texts may not have arrived. */
  publish(texts: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export interface BusEvents {
  /** A text of any process, including this one. */
  readonly onText: (text: string) => void;
  /** Texts may have been missed. */
  readonly onGap: () => void;
}

/** Bytes that every bus carries in one text. PostgreSQL takes less than 8,000. */
export const longestText = 7900;

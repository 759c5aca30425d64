/** A drawn person, and which members can have these pictures. */
export interface Portrait {
  readonly name: string;
  readonly look: 'woman' | 'man' | 'either';
  readonly tone: 1 | 2 | 3 | 4 | 5;
  readonly hair: 'fair' | 'dark' | 'coily' | 'grey' | 'bald' | 'scarf' | 'turban';
  readonly older?: boolean;
  readonly views: readonly View[];
}

/** One picture of that person: its file, size in bytes, and placeholder (a thumbhash in base64). */
export interface View {
  readonly file: string;
  readonly size: number;
  readonly placeholder: string;
}

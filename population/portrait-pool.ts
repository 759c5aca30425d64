/** Whom a portrait can stand for. */
export interface Portrait {
  readonly name: string;
  readonly look: 'woman' | 'man' | 'either';
  readonly tone: 1 | 2 | 3 | 4 | 5;
  readonly hair: 'fair' | 'dark' | 'coily' | 'grey' | 'bald' | 'scarf' | 'turban';
  readonly older?: boolean;
  readonly views: readonly View[];
}

/** One picture of that person: a file of the pool, its bytes, and its placeholder as a thumbhash in base64. */
export interface View {
  readonly file: string;
  readonly size: number;
  readonly placeholder: string;
}

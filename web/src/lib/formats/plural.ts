/** The forms of a text by the categories of `Intl.PluralRules`, of which a language needs some. */
type Forms = { readonly other: string } & {
  readonly [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string;
};

const rules: Record<string, Intl.PluralRules | undefined> = {};

/** Chooses the form for a number in a language. */
export const plural = (tag: string, count: number, forms: Forms) =>
  forms[(rules[tag] ??= new Intl.PluralRules(tag)).select(count)] ?? forms.other;

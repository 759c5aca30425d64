/** The forms of a word by the categories of `Intl.PluralRules`, of which a language needs some. */
type Forms = { readonly other: string } & {
  readonly [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string;
};

/** Chooses the form for a number in a language. */
export function pluralsOf(tag: string) {
  const rules = new Intl.PluralRules(tag);
  return (count: number, forms: Forms) => forms[rules.select(count)] ?? forms.other;
}

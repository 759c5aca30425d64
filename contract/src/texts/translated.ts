/** The texts of a module in another language: the same keys, lists and parameters, with other words. */
export type Translated<Texts> = Texts extends string
  ? string
  : Texts extends (...params: infer Params) => infer Text
    ? (...params: Params) => Translated<Text>
    : { readonly [Key in keyof Texts]: Translated<Texts[Key]> };

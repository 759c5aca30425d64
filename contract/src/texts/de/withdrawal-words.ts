/** The law gives these words (Directive 2011/83/EU, article 11a, German version). Do not change them. */
export const withdrawHere = 'Vertrag widerrufen';
export const confirmWithdrawal = 'Widerruf bestätigen';

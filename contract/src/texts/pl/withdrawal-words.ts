/** The law gives these words (Directive 2011/83/EU, article 11a). Do not change them. */
export const withdrawHere = 'Odstąp od umowy tutaj';
export const confirmWithdrawal = 'Potwierdź odstąpienie od umowy';

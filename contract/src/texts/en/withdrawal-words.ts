/** The law gives these words (Directive 2011/83/EU, article 11a). Do not change them. */
export const withdrawHere = 'Withdraw from contract here';
export const confirmWithdrawal = 'Confirm withdrawal here';

/** The law gives these words (Directive 2011/83/EU, article 11a, and article D. 221-5 of the French Code de la consommation). Do not change them. */
export const withdrawHere = 'Renoncer au contrat ici';
export const confirmWithdrawal = 'Confirmer la rétractation';

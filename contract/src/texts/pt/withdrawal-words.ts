/** The law gives these words (Directive 2011/83/EU, article 11a). Do not change them. */
export const withdrawHere = 'Desistir do contrato aqui';
export const confirmWithdrawal = 'Confirmar a desistência aqui';

/** The clauses of the terms, by their names in statements of reasons. */
export const clauseWords = {
  respect: 'Be respectful. Harassment, threats and hate have no place here.',
  consent: "Don't send sexual content that the other person hasn't asked for.",
  'real-person': "Be yourself. Fake accounts and pretending to be someone else aren't allowed.",
  'own-photos': 'Show yourself. Photos of others are not allowed.',
  'adults-only': 'Members are 18 or older.',
  'intimate-pictures': "No intimate pictures of anyone who hasn't agreed.",
  'no-nudity': 'No nudity and no sexual photos.',
  'no-money': "Don't ask for money, and don't offer any.",
  'no-spam': 'No adverts, no selling and no contact details of businesses.',
  safety: "Don't put anyone in danger.",
  'honest-reports': 'Report what happened. Reports that are made up are not allowed.',
} as const;

/** The text of a clause; for a clause that is no longer in the terms, its name. */
export const clauseTexts = (name: string | null): string =>
  (clauseWords as Readonly<Record<string, string>>)[name ?? ''] ?? name ?? '';

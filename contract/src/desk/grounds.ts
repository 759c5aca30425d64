// No schemas here: screens of the desk choose from these lists.

/** The clauses of the terms, by their names in statements of reasons. */
const clauseText = {
  respect: 'Be respectful. Harassment, threats and hate have no place here.',
  consent: "Don't send sexual content that the other person hasn't asked for.",
  'real-person': "Be yourself. Fake accounts and pretending to be someone else aren't allowed.",
  'own-photos': 'Show yourself. Photos of others are not allowed.',
  'adults-only': 'Members are 18 or older.',
  'no-nudity': 'No nudity and no sexual photos.',
  'no-money': "Don't ask for money, and don't offer any.",
  'no-spam': 'No adverts, no selling and no contact details of businesses.',
  safety: "Don't put anyone in danger.",
  'honest-reports': 'Report what happened. Reports that are made up are not allowed.',
} as const;
export type Clause = keyof typeof clauseText;
export const clauses = Object.keys(clauseText) as Clause[];

/** The text of a clause; for a clause that is no longer in the terms, its name. */
export const clauseTexts = (name: string | null): string =>
  (clauseText as Readonly<Record<string, string>>)[name ?? ''] ?? name ?? '';

/** The categories of the European transparency database with their keywords; each also has OTHER. */
export const categories = {
  ANIMAL_WELFARE: ['ANIMAL_HARM', 'UNLAWFUL_SALE_ANIMALS'],
  CONSUMER_INFORMATION: [
    'HIDDEN_ADVERTISEMENT',
    'INSUFFICIENT_INFORMATION_ON_TRADERS',
    'MISLEADING_INFO_GOODS_SERVICES',
    'MISLEADING_INFO_CONSUMER_RIGHTS',
    'NONCOMPLIANCE_PRICING',
  ],
  CYBER_VIOLENCE: [
    'CYBER_BULLYING_INTIMIDATION',
    'CYBER_HARASSMENT',
    'CYBER_INCITEMENT',
    'CYBER_STALKING',
    'NON_CONSENSUAL_IMAGE_SHARING',
    'NON_CONSENSUAL_MATERIAL_DEEPFAKE',
  ],
  CYBER_VIOLENCE_AGAINST_WOMEN: [
    'BULLYING_AGAINST_GIRLS',
    'CYBER_HARASSMENT_AGAINST_WOMEN',
    'CYBER_STALKING_AGAINST_WOMEN',
    'FEMALE_GENDERED_DISINFORMATION',
    'INCITEMENT_AGAINST_WOMEN',
    'NON_CONSENSUAL_IMAGE_SHARING_AGAINST_WOMEN',
    'NON_CONSENSUAL_MATERIAL_DEEPFAKE_AGAINST_WOMEN',
  ],
  DATA_PROTECTION_AND_PRIVACY_VIOLATIONS: [
    'BIOMETRIC_DATA_BREACH',
    'DATA_FALSIFICATION',
    'MISSING_PROCESSING_GROUND',
    'RIGHT_TO_BE_FORGOTTEN',
  ],
  ILLEGAL_OR_HARMFUL_SPEECH: ['DEFAMATION', 'DISCRIMINATION', 'HATE_SPEECH'],
  INTELLECTUAL_PROPERTY_INFRINGEMENTS: [
    'COPYRIGHT_INFRINGEMENT',
    'DESIGN_INFRINGEMENT',
    'GEOGRAPHIC_INDICATIONS_INFRINGEMENT',
    'PATENT_INFRINGEMENT',
    'TRADE_SECRET_INFRINGEMENT',
    'TRADEMARK_INFRINGEMENT',
  ],
  NEGATIVE_EFFECTS_ON_CIVIC_DISCOURSE_OR_ELECTIONS: [
    'MISINFORMATION_DISINFORMATION',
    'VIOLATION_EU_LAW',
    'VIOLATION_NATIONAL_LAW',
  ],
  PROTECTION_OF_MINORS: [
    'AGE_SPECIFIC_RESTRICTIONS_MINORS',
    'CHILD_SEXUAL_ABUSE_MATERIAL',
    'CHILD_SEXUAL_ABUSE_MATERIAL_DEEPFAKE',
    'GROOMING_SEXUAL_ENTICEMENT_MINORS',
    'UNSAFE_CHALLENGES',
  ],
  RISK_FOR_PUBLIC_SECURITY: [
    'ILLEGAL_ORGANIZATIONS',
    'RISK_ENVIRONMENTAL_DAMAGE',
    'RISK_PUBLIC_HEALTH',
    'TERRORIST_CONTENT',
  ],
  SCAMS_AND_FRAUD: [
    'IMPERSONATION_ACCOUNT_HIJACKING',
    'INAUTHENTIC_ACCOUNTS',
    'INAUTHENTIC_LISTINGS',
    'INAUTHENTIC_USER_REVIEWS',
    'PHISHING',
    'PYRAMID_SCHEMES',
  ],
  SELF_HARM: ['CONTENT_PROMOTING_EATING_DISORDERS', 'SELF_MUTILATION', 'SUICIDE'],
  UNSAFE_AND_PROHIBITED_PRODUCTS: ['PROHIBITED_PRODUCTS', 'UNSAFE_PRODUCTS'],
  VIOLENCE: [
    'COORDINATED_HARM',
    'INCITEMENT_VIOLENCE_HATRED',
    'HUMAN_EXPLOITATION',
    'HUMAN_TRAFFICKING',
    'TRAFFICKING_WOMEN_GIRLS',
  ],
  OTHER_VIOLATION_TC: [
    'ADULT_SEXUAL_MATERIAL',
    'AGE_SPECIFIC_RESTRICTIONS',
    'GEOGRAPHICAL_REQUIREMENTS',
    'GOODS_SERVICES_NOT_PERMITTED',
    'LANGUAGE_REQUIREMENTS',
    'NUDITY',
  ],
  NOT_SPECIFIED_NOTICE: [],
} as const;
export type Category = keyof typeof categories;
export const categoryNames = Object.keys(categories) as Category[];
export const keywords = [
  ...new Set([...Object.values(categories).flat(), 'STALKING', 'OTHER'] as const),
];

/** Whether a keyword is allowed for a category. */
export const isKeywordOf = (category: Category, keyword: string) =>
  keyword === 'OTHER' ||
  (keyword === 'STALKING' && category.startsWith('CYBER_VIOLENCE')) ||
  (categories[category] as readonly string[]).includes(keyword);

export const sources = [
  'article-16',
  'trusted-flagger',
  'other-notification',
  'voluntary',
] as const;

export const longestSuspensionDays = 365;
export const maxReasonLength = 2000;

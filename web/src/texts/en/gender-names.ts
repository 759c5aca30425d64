/** The genders that people choose from, and what statistics call the rest. Others are in people's own words. */
export const genderNames: Readonly<Record<string, string>> = {
  woman: 'Woman',
  man: 'Man',
  nonbinary: 'Nonbinary',
  other: 'Other',
  'not-specified': 'Not-specified',
};

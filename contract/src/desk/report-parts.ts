// No schemas here: the screen lists the files.

/** The files of the European template for yearly transparency reports, without the two for very large platforms. */
export const reportParts = [
  '1_report_identification',
  '2_categories_names',
  '3_member_states_orders',
  '4_notices',
  '5_own_initiative_illegal',
  '6_own_initiative_TC',
  '7_appeals_and_recidivism',
  '8_automated_means',
  '11_qualitative',
] as const;
export type ReportPart = (typeof reportParts)[number];

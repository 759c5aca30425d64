var case_module_default = {
  case: '_case_u666w_2',
  nothing: '_nothing_u666w_7',
  head: '_head_u666w_11',
  toPerson: '_toPerson_u666w_16',
  back: '_back_u666w_30',
  scroll: '_scroll_u666w_39',
  things: '_things_u666w_43',
  photos: '_photos_u666w_44',
  group: '_group_u666w_60',
  report: '_report_u666w_68',
  words: '_words_u666w_79',
  reports: '_reports_u666w_85',
  decisions: '_decisions_u666w_86',
  caseTitle: '_caseTitle_u666w_97',
};
export { case_module_default as t };

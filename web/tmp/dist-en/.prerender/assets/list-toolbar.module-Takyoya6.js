var list_toolbar_module_default = {
  bar: '_bar_1hhrm_1',
  select: '_select_1hhrm_7',
  sort: '_sort_1hhrm_17',
  tools: '_tools_1hhrm_23',
  top: '_top_1hhrm_27',
  fields: '_fields_1hhrm_33',
  button: '_button_1hhrm_38',
  chips: '_chips_1hhrm_46',
  count: '_count_1hhrm_85',
  sheet: '_sheet_1hhrm_92',
  pages: '_pages_1hhrm_101',
  export: '_export_1hhrm_120',
  clear: '_clear_1hhrm_142',
};
export { list_toolbar_module_default as t };

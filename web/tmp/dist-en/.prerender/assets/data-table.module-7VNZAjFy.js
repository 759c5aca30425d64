var data_table_module_default = {
  table: '_table_3f633_1',
  headRows: '_headRows_3f633_40',
  buttonRow: '_buttonRow_3f633_84',
};
export { data_table_module_default as t };

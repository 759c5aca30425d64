var account_form_module_default = {
  form: '_form_1tgbt_1',
  sessions: '_sessions_1tgbt_9',
  list: '_list_1tgbt_9',
  item: '_item_1tgbt_12',
  session: '_session_1tgbt_9',
};
export { account_form_module_default as t };

var panel_module_default = {
  panel: '_panel_17eya_1',
  head: '_head_17eya_9',
};
export { panel_module_default as t };

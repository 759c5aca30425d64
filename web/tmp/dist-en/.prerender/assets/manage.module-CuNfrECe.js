var manage_module_default = {
  current: '_current_1t6o2_1',
  placeholder: '_placeholder_1t6o2_7',
  crown: '_crown_1t6o2_11',
  method: '_method_1t6o2_20',
  card: '_card_1t6o2_24',
  group: '_group_1t6o2_33',
};
export { manage_module_default as t };

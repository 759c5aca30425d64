var panel_module_default = { panel: "_panel_b3kut_1" };
export { panel_module_default as t };

var links_module_default = { row: '_row_13e2k_4' };
export { links_module_default as t };

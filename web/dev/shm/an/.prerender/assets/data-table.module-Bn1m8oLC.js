var data_table_module_default = {
	scroller: "_scroller_1a8ob_1",
	table: "_table_1a8ob_5"
};
export { data_table_module_default as t };

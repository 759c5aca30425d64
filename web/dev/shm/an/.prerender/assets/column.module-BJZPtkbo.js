var column_module_default = {
	page: "_page_1mjyp_1",
	head: "_head_1mjyp_17",
	section: "_section_1mjyp_28",
	row: "_row_1mjyp_44",
	buttons: "_buttons_1mjyp_52",
	quiet: "_quiet_1mjyp_58",
	link: "_link_1mjyp_63",
	list: "_list_1mjyp_74"
};
export { column_module_default as t };

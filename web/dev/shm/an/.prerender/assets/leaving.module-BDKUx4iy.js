var leaving_module_default = {
	form: "_form_o66r5_1",
	points: "_points_o66r5_6",
	agreed: "_agreed_o66r5_15",
	buttons: "_buttons_o66r5_23"
};
export { leaving_module_default as t };

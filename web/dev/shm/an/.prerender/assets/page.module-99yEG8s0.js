var group_form_module_default = {
	form: "_form_159b7_1",
	buttons: "_buttons_159b7_6"
};
var page_module_default = {
	progress: "_progress_20qn1_1",
	bio: "_bio_20qn1_25",
	meter: "_meter_20qn1_30",
	chips: "_chips_20qn1_58",
	said: "_said_20qn1_74",
	photo: "_photo_20qn1_87",
	photos: "_photos_20qn1_96"
};
export { group_form_module_default as n, page_module_default as t };

var toast_module_default = {
  toast: '_toast_jr1dk_1',
  come: '_come_jr1dk_1',
};
export { toast_module_default as t };

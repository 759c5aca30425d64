var progress_module_default = { progress: '_progress_16h9n_1' };
export { progress_module_default as t };

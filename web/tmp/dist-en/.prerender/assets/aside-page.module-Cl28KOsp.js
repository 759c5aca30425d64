var aside_page_module_default = {
  page: '_page_1kof2_1',
  header: '_header_1kof2_12',
  main: '_main_1kof2_16',
  more: '_more_1kof2_20',
  further: '_further_1kof2_26',
};
export { aside_page_module_default as t };

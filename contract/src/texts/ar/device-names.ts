export const deviceNames = {
  onDevice: (browser: string, device: string) => `متصفح ${browser} على ${device}`,
  onSystem: (browser: string, system: string) => `متصفح ${browser} على ${system}`,
};

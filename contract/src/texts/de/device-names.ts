export const deviceNames = {
  onDevice: (browser: string, device: string) => `${browser} auf ${device}`,
  onSystem: (browser: string, system: string) => `${browser} unter ${system}`,
};

export const deviceNames = {
  onDevice: (browser: string, device: string) => `${browser} no ${device}`,
  onSystem: (browser: string, system: string) => `${browser} no ${system}`,
};

export const deviceNames = {
  onDevice: (browser: string, device: string) => `${browser} en ${device}`,
  onSystem: (browser: string, system: string) => `${browser} en ${system}`,
};

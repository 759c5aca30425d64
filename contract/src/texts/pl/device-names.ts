export const deviceNames = {
  onDevice: (browser: string, device: string) => `${browser} na urządzeniu ${device}`,
  onSystem: (browser: string, system: string) => `${browser} w systemie ${system}`,
};

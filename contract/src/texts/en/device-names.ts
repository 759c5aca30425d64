/** What a browser on a device is called. */
export const deviceNames = {
  onDevice: (browser: string, device: string) => `${browser} on ${device}`,
  onSystem: (browser: string, system: string) => `${browser} on ${system}`,
};

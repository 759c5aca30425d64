export const deviceNames = {
  onDevice: (browser: string, device: string) => `${browser} sur ${device}`,
  onSystem: (browser: string, system: string) => `${browser} sous ${system}`,
};

// Made from texts/en/errors.json. Change it there.

export const messages = {
validation: "Validation error",
network: "Network error. Please check your internet connection.",
unreachable: "Network error: Unable to connect to server. Please check your internet connection.",
noResponse: "Network error - unable to reach server",
server: "Server error: Please try again later.",
unknown: "An unknown error occurred",
login: "Login failed",
verification: "verification failed",
register: "User already exists",
required: "This field is required.",
noEmail: "Enter your email.",
noPassword: "Enter a password.",
notAccepted: "Check this box to continue.",
email: "Enter an email address, such as name@example.com.",
meant: ({ address }: { address: string | number }) => `Did you mean ${address}?`,
tooShort: ({ least }: { least: number }) => `Use at least ${least} characters.`,
incompleteCode: ({ digits }: { digits: number }) => `Enter all ${digits} digits.`,
};

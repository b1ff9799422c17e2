export function whatIsMissing(version?: string, system?: string): string | null

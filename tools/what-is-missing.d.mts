export function whatIsMissing(version?: string, system?: string, hasOurs?: boolean): string | null

/** Why something cannot be done with a company; nothing has changed. */
export const COMPANY_STATUS = { FORBIDDEN: 404, WRONG_TIME: 409, COMPANY_FULL: 409, RATE_LIMITED: 429 } as const

export class CompanyError extends Error {
  override readonly name = 'CompanyError'
  readonly code: keyof typeof COMPANY_STATUS

  constructor(code: keyof typeof COMPANY_STATUS) {
    super(code)
    this.code = code
  }
}

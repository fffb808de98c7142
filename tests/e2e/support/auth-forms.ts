import type { Page } from '@playwright/test'

export const PASSWORD = 'Nimbus-Demo-1!'

/** Page object of the authentication screens. */
export function authForms(page: Page) {
  const textbox = (name: string) => page.getByRole('textbox', { name, exact: true })
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  return {
    email: textbox('Email'),
    fullName: textbox('Full name'),
    password: textbox('Password'),
    confirmPassword: textbox('Confirm password'),
    remember: page.getByRole('checkbox', { name: 'Remember me' }),
    code: textbox('Verification code'),
    signIn: button('Sign in'),
    alert: page.getByRole('alert'),
    heading: (name: string) => page.getByRole('heading', { level: 1, name, exact: true }),
    button,
    async logIn(email: string, password = PASSWORD) {
      await this.email.fill(email)
      await this.password.fill(password)
      await this.signIn.click()
    },
    async enterBasics(email: string, password = PASSWORD) {
      await this.fullName.waitFor()
      await this.email.fill(email)
      await this.fullName.fill('Grace Okafor')
      await this.password.fill(password)
      await this.confirmPassword.fill(password)
    },
  }
}

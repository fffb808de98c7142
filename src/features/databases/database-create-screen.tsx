import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { getDatabaseCatalogOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import { CreateScreen } from '#src/resources/create/create-screen.tsx'
import { useCanChange } from '#src/resources/permissions.ts'
import { toast } from '#src/ui/toast.tsx'
import { CreateForm } from './create/create-form.tsx'
import { databaseResource } from './database-resource.ts'

/** `/storage/databases/new`. */
export function DatabaseCreateScreen() {
  const navigate = useNavigate()
  const catalog = useQuery({
    ...getDatabaseCatalogOptions(),
    enabled: useCanChange(databaseResource).allowed,
  })
  return (
    <CreateScreen definition={databaseResource} title="Create Database" catalog={catalog}>
      {(offered) => (
        <CreateForm
          catalog={offered}
          onCreated={({ id, name }) => {
            toast.success(`${name} is being created`)
            void navigate(databaseResource.linkTo(id))
          }}
        />
      )}
    </CreateScreen>
  )
}

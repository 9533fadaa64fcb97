import FileText from "lucide-react/icons/file-text";
import Upload from "lucide-react/icons/upload";
import { useState } from "react";
import { EmptyState } from "../../web/ui/empty-state.tsx";
import { Button } from "../../web/ui/form/button.tsx";
import { Page } from "../../web/ui/page/page.tsx";
import { PageHeader } from "../../web/ui/page/page-header.tsx";
import { SideList } from "../../web/ui/page/side-list.tsx";
import { Split } from "../../web/ui/page/split.tsx";
import { PdfViewer } from "../../web/ui/pdf/pdf-viewer.tsx";
import { type Status, StatusLine } from "../../web/ui/status-line.tsx";
import { Shell } from "./shell.tsx";

const DRAFTS = [
  { id: "/script.pdf", label: "v3 - blue-revision" },
  { id: "/missing.pdf", label: "v2 - white" },
];

export function Script() {
  const [selected, setSelected] = useState<string>();
  const [status, setStatus] = useState<Status>();
  const fail = () => {
    setSelected(undefined);
    setStatus({ kind: "error", text: "Failed to load the script", forMs: 3000 });
  };
  return (
    <Shell>
      <Page>
        <PageHeader
          title="Script"
          actions={
            <Button kind="primary" icon={<Upload />}>
              Import New Draft
            </Button>
          }
        />
        <StatusLine status={status} onDone={() => setStatus(undefined)} />
        <Split side={<SideList title="Drafts" items={DRAFTS} selected={selected} onSelect={setSelected} />}>
          {selected ? (
            <PdfViewer url={selected} label="The Long Way to Larkspur" onError={fail} />
          ) : (
            <EmptyState icon={<FileText />}>Select a script to view it here</EmptyState>
          )}
        </Split>
      </Page>
    </Shell>
  );
}

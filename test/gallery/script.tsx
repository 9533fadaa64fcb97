import FileText from "lucide-react/icons/file-text";
import Upload from "lucide-react/icons/upload";
import { useState } from "react";
import { Button } from "../../web/ui/button.tsx";
import { EmptyState } from "../../web/ui/empty-state.tsx";
import { Page } from "../../web/ui/page.tsx";
import { PageHeader } from "../../web/ui/page-header.tsx";
import { PdfViewer } from "../../web/ui/pdf-viewer.tsx";
import { SideList } from "../../web/ui/side-list.tsx";
import { Split } from "../../web/ui/split.tsx";
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
